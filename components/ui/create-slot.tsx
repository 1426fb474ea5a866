import { Suspense, type ComponentType, type ReactNode } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { useHydrated } from '@/components/ui/use-hydrated'

/**
 * Returns a component that loads its code when it is first rendered in the browser. The HTML and the time of loading
 * show `fallback`. Modules in `preload` are fetched with the code, the largest first.
 */
export function createSlot<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: (props: Props) => ReactNode = () => null,
  ...preload: readonly (() => Promise<unknown>)[]
): (props: Props) => ReactNode {
  const Part: ComponentType<Props> = lazyPart(load, ...preload)
  return function Slot(props: Props) {
    const isHydrated = useHydrated()
    const meanwhile = fallback(props)
    if (!isHydrated) return meanwhile
    return (
      <Suspense fallback={meanwhile}>
        <Part {...props} />
      </Suspense>
    )
  }
}

/** Loads the schema library first, so that it is evaluated in a task of its own. */
export function loadSchemas(): Promise<unknown> {
  return import('@/lib/contract/errors')
}
