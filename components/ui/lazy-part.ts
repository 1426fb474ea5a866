import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { nextTask } from '@/lib/shared/next-task'

/** A part of the page that comes later, asked for in a task of its own: what draws it meanwhile holds up no press. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await nextTask()
    return { default: await load() }
  })
}
