import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Declaration } from '../../../contract/editor.ts'
import { api } from '../../data/api.ts'
import { showAnswer } from '../../data/show-answer.ts'
import { useSingleMutation } from '../../data/use-single-mutation.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { EditorPanel, EditorRow } from './editor-panel.tsx'
import { declarationsQuery } from './editor-query.ts'
import { declarationName, declarationState, moment } from './editor-words.ts'

const rowId = ({ number }: Declaration) => `declaration-${number}`

const wordsOf = (declaration: Declaration) => ({
  kind: declarationName(declaration),
  number: declaration.number,
})

/** „Kündigungen und Widerrufe“: those that need somebody come first. */
export function DeclarationsPanel() {
  const queryClient = useQueryClient()
  const declarations = useQuery(declarationsQuery())
  const settle = useSingleMutation({
    mutationFn: ({ number }: Declaration) => api.editor.settleDeclaration({ number }),
    onSuccess: (listed, declaration) => {
      showAnswer(queryClient, declarationsQuery().queryKey, listed)
      document.getElementById(rowId(declaration))?.focus()
      void showToast(m.editor_declaration_settled(wordsOf(declaration)), 'success')
    },
  })
  return (
    <EditorPanel
      id="kuendigungen"
      heading={m.editor_declarations_heading()}
      intro={m.editor_declarations_intro()}
      query={declarations}
      loadingText={m.editor_declarations_loading()}
      errorText={m.editor_declarations_error()}
      changeError={settle.error}
    >
      {(listed) =>
        listed.length === 0 ? (
          <p>{m.editor_declarations_empty()}</p>
        ) : (
          <ul className="editor-rows">
            {listed.map((declaration) => (
              <EditorRow
                key={declaration.number}
                id={rowId(declaration)}
                title={m.editor_declaration_title(wordsOf(declaration))}
                state={declarationState(declaration)}
                isUrgent={declaration.state === 'for-staff'}
                facts={factsOf(declaration)}
              >
                {mayBeSettled(declaration) && (
                  <Button
                    aria-label={m.editor_declaration_settle_named(wordsOf(declaration))}
                    aria-disabled={settle.isPending}
                    onClick={() => settle.mutate(declaration)}
                  >
                    {m.editor_declaration_settle()}
                  </Button>
                )}
              </EditorRow>
            ))}
          </ul>
        )
      }
    </EditorPanel>
  )
}

const mayBeSettled = ({ state }: Declaration) => state === 'received' || state === 'for-staff'

function factsOf({ receivedAt, name, email, content }: Declaration): [string, string][] {
  return [
    [m.editor_declaration_received(), moment(receivedAt)],
    [m.editor_declaration_name(), name],
    [m.editor_declaration_email(), email],
    [m.editor_declaration_content(), content],
  ]
}
