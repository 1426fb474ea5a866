import { z } from 'zod'
import type { Operation } from '@/lib/contract/operation'
import { pageOfAddress } from '@/lib/contract/shapes'

/** A part of the REST contract: its list holds what it defines, in the order of the file. */
interface Contract {
  operations: readonly Operation[]
  /** Defines a call; params, query and body that it does not name are empty. */
  defineOperation: <
    A extends z.ZodType,
    P extends z.ZodType = Nothing,
    Q extends z.ZodType = Nothing,
    B extends z.ZodType = Nothing,
  >(
    given: Given<P, Q, B, A>,
  ) => Operation<P, Q, B, A>
  /** Defines the same list with its filter in the body, while the address leads from page to page (spec.md 7). */
  defineSearch: <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
    list: Operation<P, Q, B, A>,
    own: Pick<Operation, 'id'> & Partial<Pick<Operation, 'path' | 'summary'>>,
  ) => Operation<P, typeof pageOfAddress, Q, A>
}

const nothing = z.object({})
type Nothing = typeof nothing

type Usual = 'tag' | 'params' | 'query' | 'body'
type Given<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType> = Partial<
  Pick<Operation<P, Q, B, A>, Usual>
> &
  Omit<Operation<P, Q, B, A>, Usual>

/** Begins a part of the contract whose calls stand under this heading of OpenAPI where they name no other. */
export function defineContract(tag: string): Contract {
  const operations: Operation[] = []
  const add = <O extends Operation>(operation: O): O => {
    operations.push(operation)
    return operation
  }
  return {
    operations,
    defineOperation: (given) => add(withUsual(tag, given)),
    defineSearch: (list, own) => {
      const summary = 'То же, фильтр в теле запроса'
      return add({ ...list, method: 'POST', summary, query: pageOfAddress, body: list.query, ...own })
    },
  }
}

function withUsual<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  tag: string,
  given: Given<P, Q, B, A>,
): Operation<P, Q, B, A>
function withUsual(tag: string, given: Given<z.ZodType, z.ZodType, z.ZodType, z.ZodType>): Operation {
  return { tag, params: nothing, query: nothing, body: nothing, ...given }
}
