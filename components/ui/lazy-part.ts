import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

type Load = () => Promise<unknown>

/** Loads a component in its own task, so it delays no click; `bases` are its large dependencies, largest first. */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  ...bases: readonly Load[]
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await prefetchDependencies(bases)
    return { default: await load() }
  })
}

/** Fetches dependencies, each in its own task. The lazy part itself reports failures. */
export async function prefetchDependencies(bases: readonly Load[]): Promise<void> {
  for (const begin of bases) {
    await nextTask()
    begin().catch(() => undefined)
  }
  await nextTask()
}

/** Waits until the browser has nothing else to do: after hydration, at the latest after two seconds. */
export function whenIdle(): Promise<void> {
  // Safari has no such call
  if (!('requestIdleCallback' in window)) return nextTask()
  return new Promise((resolve) => window.requestIdleCallback(() => resolve(), { timeout: 2_000 }))
}

/** Waits for the next task, after pending events such as clicks. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
