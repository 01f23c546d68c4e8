import { useSearchParams } from 'react-router'
import { api } from '../../../data/core/api.ts'
import { useSingleMutation } from '../../../data/queries/use-single-mutation.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { UploadField } from '../../upload/upload-field.tsx'
import { StoryImportHelp } from './story-import-help.tsx'
import { checkRefusalText } from './story-import-labels.ts'
import { StoryImportReport } from './story-import-report.tsx'
import '../shared/editor.css'
import './story-import.css'

/** „Import“: checks a file first; the editor starts the import after reading the report. */
export function StoryImportArea() {
  const [search, setSearch] = useSearchParams()
  const importId = search.get('import')
  const showImport = (id: string | null) =>
    setSearch(id ? { bereich: 'import', import: id } : { bereich: 'import' })
  const check = useSingleMutation({
    mutationFn: (uploadId: string) => api.storyImport.check({ uploadId }),
    onSuccess: (checked) => showImport(checked.importId),
  })
  return (
    <section className="editor-panel" aria-labelledby="import">
      <h2 id="import">{m.story_import_heading()}</h2>
      {importId ? (
        <>
          <StoryImportReport importId={importId} />
          <Button onClick={() => showImport(null)}>{m.story_import_another()}</Button>
        </>
      ) : (
        <>
          <p className="text-soft">{m.story_import_intro()}</p>
          <UploadField
            kind="import"
            label={m.story_import_file()}
            onDone={({ uploadId }) => check.mutate(uploadId)}
          />
          {check.isPending && <p role="status">{m.story_import_checking()}</p>}
          {check.error && (
            <Notice tone="danger">
              <p>{checkRefusalText(check.error)}</p>
            </Notice>
          )}
          <StoryImportHelp />
        </>
      )}
    </section>
  )
}
