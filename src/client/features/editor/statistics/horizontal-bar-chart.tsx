import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { axis, colours, rowHeightPx } from '../shared/charts/chart-style.ts'

const nameWidthPx = 140

export function HorizontalBarChart({ bars }: { bars: { name: string; count: number }[] }) {
  return (
    <ResponsiveContainer width="100%" height={bars.length * rowHeightPx + 8}>
      <BarChart
        data={bars}
        layout="vertical"
        accessibilityLayer={false}
        margin={{ top: 0, right: 48, bottom: 0, left: 0 }}
      >
        <XAxis type="number" hide domain={[0, 'dataMax']} />
        <YAxis type="category" dataKey="name" width={nameWidthPx} interval={0} {...axis} />
        <Bar dataKey="count" fill={colours.bar} radius={[0, 8, 8, 0]} isAnimationActive={false}>
          <LabelList dataKey="count" position="right" fill="var(--ink)" />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  )
}
