import type { ReactNode } from 'react'
import type { TreeKind } from './tree-look.ts'

/** Layers of cut paper from back to front: `far`, `mid` and `near` are the colours of the season. */
const drawings: Record<TreeKind, ReactNode> = {
  fir: (
    <>
      <path className="trunk" d="M22 50h4v12h-4z" />
      <path className="far" d="M24 28 43 55H5z" />
      <path className="mid" d="M24 16 39 41H9z" />
      <path className="near" d="M24 4 34 27H14z" />
    </>
  ),
  oak: (
    <>
      <path className="trunk" d="M21 38h6l2 24H19z" />
      <path
        className="far"
        d="M13 46a9 9 0 0 1-6-15 10 10 0 0 1 8-15 11 11 0 0 1 20 1 10 10 0 0 1 6 15 9 9 0 0 1-7 14z"
      />
      <path
        className="mid"
        d="M16 41a7 7 0 0 1-4-11 8 8 0 0 1 6-11 9 9 0 0 1 15 2 8 8 0 0 1 3 11 7 7 0 0 1-5 9z"
      />
      <path className="near" d="M19 31a5 5 0 0 1 1-9 6 6 0 0 1 11 1 5 5 0 0 1-1 8z" />
    </>
  ),
  birch: (
    <>
      <path className="bark" d="M22 34h4l1 28h-6z" />
      <path className="marks" d="M22 44h3m-3 7h2m2 5h-3" />
      <path className="far" d="M24 3C38 14 41 36 24 47 7 36 10 14 24 3z" />
      <path className="mid" d="M24 11c9 8 11 22 0 31-11-9-9-23 0-31z" />
      <path className="near" d="M24 20c5 5 6 12 0 17-6-5-5-12 0-17z" />
    </>
  ),
  poplar: (
    <>
      <path className="trunk" d="M22 46h4v16h-4z" />
      <path
        className="far"
        d="M24 1c9 9 13 22 11 37-1 10-6 15-11 15s-10-5-11-15C11 23 15 10 24 1z"
      />
      <path className="mid" d="M24 10c6 8 8 17 7 27-1 7-4 11-7 11s-6-4-7-11c-1-10 1-19 7-27z" />
      <path className="near" d="M24 21c3 5 4 10 3 16-1 4-2 6-3 6s-2-2-3-6c-1-6 0-11 3-16z" />
    </>
  ),
  pine: (
    <>
      <path className="trunk" d="M21 62c0-14 3-22 1-40h4c1 18 0 26 1 40z" />
      <path className="trunk" d="m24 40 10-8 1 2-11 9zm-1-6-9-6-1 2 10 7z" />
      <ellipse className="far" cx="24" cy="15" rx="19" ry="10" />
      <ellipse className="mid" cx="36" cy="31" rx="10" ry="6" />
      <ellipse className="mid" cx="12" cy="28" rx="9" ry="5" />
      <ellipse className="near" cx="22" cy="12" rx="12" ry="6" />
    </>
  ),
  apple: (
    <>
      <path className="trunk" d="M21 42h6l1 20h-8z" />
      <circle className="far" cx="24" cy="28" r="20" />
      <circle className="mid" cx="21" cy="25" r="14" />
      <circle className="near" cx="19" cy="21" r="7" />
      <g className="fruit">
        <circle cx="35" cy="24" r="2.5" />
        <circle cx="29" cy="38" r="2.5" />
        <circle cx="14" cy="34" r="2.5" />
        <circle cx="27" cy="17" r="2.5" />
      </g>
    </>
  ),
}

const seedling = (
  <>
    <path className="soil" d="M10 63c3-6 8-8 14-8s11 2 14 8z" />
    <path className="stem" d="M24 57V44" />
    <path className="mid" d="M24 50c-2-8-8-10-13-9 1 7 6 10 13 9z" />
    <path className="near" d="M24 47c1-8 7-11 13-10 0 7-5 11-13 10z" />
  </>
)

/** A tree of cut paper, or its seedling; its colours come from the forest's styles. */
export function TreeDrawing({ kind }: { kind: TreeKind | 'seedling' }) {
  const isSeedling = kind === 'seedling'
  return (
    <svg viewBox={isSeedling ? '3 30 42 34' : '0 0 48 64'} aria-hidden="true">
      <ellipse
        className="ground"
        cx="24"
        cy={isSeedling ? 62 : 61}
        rx={isSeedling ? 17 : 13}
        ry="2.5"
      />
      {isSeedling ? seedling : drawings[kind]}
    </svg>
  )
}
