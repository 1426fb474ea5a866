'use client'

import { useSyncExternalStore } from 'react'

const KEY = 'vision'
const CHANGED = 'vision-changed'

export function useVisionChoice(): VisionChoice {
  return parse(useSyncExternalStore(subscribe, read, () => '{}'))
}

/** Applies and stores the choice; an empty one is the ordinary version. */
export function saveVisionChoice(choice: VisionChoice): void {
  const root = document.documentElement
  for (const { name } of visionGroups) setAttribute(root, `data-vision-${name}`, choice[name])
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

/** The first option of each is the ordinary version. */
export const visionGroups = [
  {
    name: 'size',
    legend: 'Размер текста',
    options: [
      { value: '', label: 'Обычный' },
      { value: '150', label: 'В полтора раза' },
      { value: '200', label: 'Вдвое' },
      { value: '250', label: 'В два с половиной раза' },
    ],
  },
  {
    name: 'colours',
    legend: 'Цвета',
    options: [
      { value: '', label: 'Цвета портала' },
      { value: 'light', label: 'Чёрный на белом' },
      { value: 'dark', label: 'Белый на чёрном' },
      { value: 'blue', label: 'Синий на голубом' },
      { value: 'brown', label: 'Коричневый на бежевом' },
      { value: 'green', label: 'Зелёный на коричневом' },
    ],
  },
  {
    name: 'spacing',
    legend: 'Расстояние между буквами',
    options: [
      { value: '', label: 'Обычное' },
      { value: 'wide', label: 'Увеличенное' },
      { value: 'wider', label: 'Большое' },
    ],
  },
  {
    name: 'lines',
    legend: 'Расстояние между строками',
    options: [
      { value: '', label: 'Обычное' },
      { value: 'wide', label: 'Полуторное' },
      { value: 'wider', label: 'Двойное' },
    ],
  },
  {
    name: 'font',
    legend: 'Шрифт',
    options: [
      { value: '', label: 'Без засечек' },
      { value: 'serif', label: 'С засечками' },
    ],
  },
  {
    name: 'pictures',
    legend: 'Изображения',
    options: [
      { value: '', label: 'Показывать' },
      { value: 'grey', label: 'Чёрно-белые' },
      { value: 'off', label: 'Скрыть, оставить подписи' },
    ],
  },
  {
    name: 'motion',
    legend: 'Движение на экране',
    options: [
      { value: '', label: 'Есть' },
      { value: 'off', label: 'Убрать' },
    ],
  },
] as const

type VisionChoice = Partial<Record<(typeof visionGroups)[number]['name'], string>>
