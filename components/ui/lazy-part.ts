import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { nextTask } from '@/lib/runtime/next-task'

type Load = () => Promise<unknown>

/**
 * Makes a part of the page that comes later, asked for in a task of its own: what draws it meanwhile holds up no press.
 * What it stands on may be named beside it, the largest first: that is fetched at the same time and evaluated when it
 * comes, not with the part.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  ...bases: readonly Load[]
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await fetchBases(bases)
    return { default: await load() }
  })
}

/** Fetches what a later part stands on, each in a task of its own; the part itself reports a failure. */
export async function fetchBases(bases: readonly Load[]): Promise<void> {
  for (const begin of bases) {
    await nextTask()
    begin().catch(() => undefined)
  }
  await nextTask()
}
