import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Declaration } from '../../../../contract/editor.ts'
import { api, query } from '../../../data/core/api.ts'
import { showAnswer } from '../../../data/queries/show-answer.ts'
import { useSingleMutation } from '../../../data/queries/use-single-mutation.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast.ts'
import { EditorPanel, EditorRow } from '../shared/editor-panel.tsx'
import { timestampText } from '../shared/editor-texts.ts'
import { declarationLabel, declarationStateLabel } from './queue-labels.ts'

const declarationsQuery = () => ({
  ...query.editor.listDeclarations.queryOptions(),
  refetchInterval: 15_000,
})

const rowId = ({ number }: Declaration) => `declaration-${number}`

const labelParameters = (declaration: Declaration) => ({
  kind: declarationLabel(declaration),
  number: declaration.number,
})

/** „Kündigungen und Widerrufe“: those that an editor has to settle come first. */
export function DeclarationsPanel() {
  const queryClient = useQueryClient()
  const declarations = useQuery(declarationsQuery())
  const settle = useSingleMutation({
    mutationFn: ({ number }: Declaration) => api.editor.settleDeclaration({ number }),
    onSuccess: (listed, declaration) => {
      showAnswer(queryClient, declarationsQuery().queryKey, listed)
      document.getElementById(rowId(declaration))?.focus()
      void showToast(m.editor_declaration_settled(labelParameters(declaration)), 'success')
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
                title={m.editor_declaration_title(labelParameters(declaration))}
                state={declarationStateLabel(declaration)}
                isUrgent={declaration.state === 'for-staff'}
                facts={factsOf(declaration)}
              >
                {canBeSettled(declaration) && (
                  <Button
                    aria-label={m.editor_declaration_settle_named(labelParameters(declaration))}
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

const canBeSettled = ({ state }: Declaration) => state === 'received' || state === 'for-staff'

function factsOf({ receivedAt, name, email, content }: Declaration): [string, string][] {
  return [
    [m.editor_declaration_received(), timestampText(receivedAt)],
    [m.editor_declaration_name(), name],
    [m.editor_declaration_email(), email],
    [m.editor_declaration_content(), content],
  ]
}
