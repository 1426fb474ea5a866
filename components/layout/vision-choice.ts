'use client'

import { useSyncExternalStore } from 'react'
import { visionGroups, type VisionChoice } from '@/components/layout/vision-groups'

const KEY = 'vision'
const CHANGED = 'vision-changed'

/** Gives what this browser's reader chose; nothing on the server. */
export function useVisionChoice(): VisionChoice {
  return parse(useSyncExternalStore(subscribe, read, () => '{}'))
}

/** Shows the choice at once and keeps it for every page; an empty one is the ordinary version. */
export function keepVisionChoice(choice: VisionChoice): void {
  const root = document.documentElement
  for (const { name } of visionGroups) setAttribute(root, `data-vision-${name}`, choice[name])
  const chosen = Object.fromEntries(Object.entries(choice).filter(([, value]) => value))
  setAttribute(root, 'data-vision', Object.keys(chosen).length > 0 ? 'on' : '')
  try {
    window.localStorage.setItem(KEY, JSON.stringify(chosen))
  } catch {
    // the storage is closed: the choice holds until the page is left
  }
  window.dispatchEvent(new Event(CHANGED))
}

function setAttribute(element: HTMLElement, name: string, value: string | undefined): void {
  if (value) element.setAttribute(name, value)
  else element.removeAttribute(name)
}

function subscribe(listener: () => void) {
  window.addEventListener(CHANGED, listener)
  return () => window.removeEventListener(CHANGED, listener)
}

function read(): string {
  try {
    return window.localStorage.getItem(KEY) ?? '{}'
  } catch {
    return '{}'
  }
}

function parse(text: string): VisionChoice {
  try {
    return JSON.parse(text) as VisionChoice
  } catch {
    return {}
  }
}
