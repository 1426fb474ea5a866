import { z } from 'zod'
import type { Operation } from '@/lib/contract/operation'
import { pageOfAddress } from '@/lib/contract/shapes'

interface Contract {
  operations: readonly Operation[]
  defineOperation: <
    A extends z.ZodType,
    P extends z.ZodType = Nothing,
    Q extends z.ZodType = Nothing,
    B extends z.ZodType = Nothing,
  >(
    given: Given<P, Q, B, A>,
  ) => Operation<P, Q, B, A>
  /** Defines a public GET. */
  defineRead: <A extends z.ZodType, P extends z.ZodType = Nothing, Q extends z.ZodType = Nothing>(
    given: Omit<Given<P, Q, Nothing, A>, 'method' | 'access'>,
  ) => Operation<P, Q, Nothing, A>
  /** The same list with its filter in the body and `page` in the URL. */
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

/** Collects the operations of one OpenAPI heading, in the order of definition. */
export function defineContract(tag: string): Contract {
  const operations: Operation[] = []
  const add = <O extends Operation>(operation: O): O => {
    operations.push(operation)
    return operation
  }
  return {
    operations,
    defineOperation: (given) => add(withUsual(tag, given)),
    defineRead: (given) => add(withUsual(tag, { ...given, method: 'GET', access: 'public' })),
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
