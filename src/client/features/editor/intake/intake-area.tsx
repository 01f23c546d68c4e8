import { useSearchParams } from 'react-router'
import { api } from '../../../data/api.ts'
import { useSingleMutation } from '../../../data/use-single-mutation.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { UploadField } from '../../upload/upload-field.tsx'
import { IntakeHelp } from './intake-help.tsx'
import { IntakeReport } from './intake-report.tsx'
import { checkRefusal } from './intake-words.ts'
import '../editor.css'
import './intake.css'

const accepted = '.zip,.md,.csv,.pdf,application/zip,text/markdown,text/csv,application/pdf'

/** „Import“: a file is looked through first and taken over afterwards. */
export function IntakeArea() {
  const [search, setSearch] = useSearchParams()
  const intakeId = search.get('import')
  const show = (id: string | null) =>
    setSearch(id ? { bereich: 'import', import: id } : { bereich: 'import' })
  const check = useSingleMutation({
    mutationFn: (uploadId: string) => api.intake.check({ uploadId }),
    onSuccess: (found) => show(found.intakeId),
  })
  return (
    <section className="editor-panel" aria-labelledby="import">
      <h2 id="import">{m.intake_heading()}</h2>
      {intakeId ? (
        <>
          <IntakeReport intakeId={intakeId} />
          <Button onClick={() => show(null)}>{m.intake_another()}</Button>
        </>
      ) : (
        <>
          <p className="text-soft">{m.intake_intro()}</p>
          <UploadField
            kind="import"
            label={m.intake_file()}
            accept={accepted}
            onDone={({ uploadId }) => check.mutate(uploadId)}
          />
          {check.isPending && <p role="status">{m.intake_checking()}</p>}
          {check.error && (
            <Notice tone="danger">
              <p>{checkRefusal(check.error)}</p>
            </Notice>
          )}
          <IntakeHelp />
        </>
      )}
    </section>
  )
}
