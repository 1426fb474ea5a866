'use client'

import { useSyncExternalStore } from 'react'

const KEY = 'vision'
const CHANGED = 'vision-changed'

const visionNames = ['size', 'colours', 'spacing', 'lines', 'font', 'pictures', 'motion'] as const

export function useVisionChoice(): VisionChoice {
  return parse(useSyncExternalStore(subscribe, read, () => '{}'))
}

/** Applies and stores the choice; an empty one is the ordinary version. */
export function saveVisionChoice(choice: VisionChoice): void {
  const root = document.documentElement
  for (const name of visionNames) setAttribute(root, `data-vision-${name}`, choice[name])
  const chosen = Object.fromEntries(Object.entries(choice).filter(([, value]) => value))
  setAttribute(root, 'data-vision', Object.keys(chosen).length > 0 ? 'on' : '')
  try {
    window.localStorage.setItem(KEY, JSON.stringify(chosen))
  } catch {
    // storage is disabled: the choice lasts until the page is left
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

export type VisionName = (typeof visionNames)[number]
export type VisionChoice = Partial<Record<VisionName, string>>
