import { getOperationAST, Kind, type DocumentNode, type SelectionSetNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { GraphqlApi, GraphqlContext } from '@/lib/platform/calls/graphql'
import { rethrowMasked } from '@/lib/transport/graphql/mask-error'

/** Refuses a request with repeated mutations before the first one if its limit does not cover all. */
export function reserveLimits(mutations: GraphqlApi['mutations']): Plugin<GraphqlContext> {
  return {
    onExecute: async ({ args }) => {
      const operation = getOperationAST(args.document, args.operationName)
      if (operation?.operation !== 'mutation') return
      const fields = [...collectFields(operation.selectionSet, args.document).values()]
      const calls = fields.flatMap((field) => mutations[field] ?? [])
      for (const call of new Map(calls.map((one) => [one.id, one])).values()) {
        const times = calls.filter(({ id }) => id === call.id).length
        if (times > 1) await (args.contextValue as GraphqlContext).reserved.reserve(call, times).catch(rethrowMasked)
      }
    },
  }
}

/** Returns fields by response name: a field requested by two fragments runs once. */
function collectFields({ selections }: SelectionSetNode, document: DocumentNode): Map<string, string> {
  const found = new Map<string, string>()
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      found.set(selection.alias?.value ?? selection.name.value, selection.name.value)
      continue
    }
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : findFragment(document, selection.name.value)
    if (inner) for (const [name, field] of collectFields(inner.selectionSet, document)) found.set(name, field)
  }
  return found
}

function findFragment({ definitions }: DocumentNode, name: string) {
  return definitions.find((one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === name) as
    { selectionSet: SelectionSetNode } | undefined
}
