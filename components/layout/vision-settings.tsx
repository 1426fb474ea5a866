'use client'

import { useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { RadioGroup } from '@/components/ui/radio-group'

const KEY = 'vision'
const CHANGED = 'vision-changed'

const groups = [
  {
    name: 'size',
    legend: 'Размер текста',
    options: [
      { value: '', label: 'Обычный' },
      { value: 'large', label: 'Крупный' },
      { value: 'huge', label: 'Очень крупный' },
    ],
  },
  {
    name: 'colours',
    legend: 'Цвета',
    options: [
      { value: '', label: 'Цвета портала' },
      { value: 'light', label: 'Чёрный на белом' },
      { value: 'dark', label: 'Белый на чёрном' },
    ],
  },
  {
    name: 'spacing',
    legend: 'Расстояние между буквами',
    options: [
      { value: '', label: 'Обычное' },
      { value: 'wide', label: 'Увеличенное' },
    ],
  },
  {
    name: 'pictures',
    legend: 'Изображения',
    options: [
      { value: '', label: 'Показывать' },
      { value: 'off', label: 'Скрыть' },
    ],
  },
] as const

type Choice = Partial<Record<(typeof groups)[number]['name'], string>>

/** The version for the visually impaired: each choice works at once and stays in this browser. */
export function VisionSettings() {
  const choice = parse(useSyncExternalStore(subscribe, read, () => '{}'))
  return (
    <>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {groups.map((group) => (
          <RadioGroup
            key={group.name + (choice[group.name] ?? '')}
            id={`vision-${group.name}`}
            name={`vision-${group.name}`}
            legend={group.legend}
            options={group.options}
            defaultValue={choice[group.name] ?? ''}
            onChange={(event) => keep({ ...choice, [group.name]: event.target.value })}
          />
        ))}
      </div>
      <div className="mt-6">
        <Button variant="secondary" onClick={() => keep({})}>
          Обычная версия
        </Button>
      </div>
    </>
  )
}

function keep(choice: Choice) {
  for (const { name } of groups) {
    const value = choice[name]
    if (value) document.documentElement.setAttribute(`data-vision-${name}`, value)
    else document.documentElement.removeAttribute(`data-vision-${name}`)
  }
  const chosen = Object.fromEntries(Object.entries(choice).filter(([, value]) => value))
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen))
  } catch {
    // Storage is closed: the choice holds until the page is left.
  }
  window.dispatchEvent(new Event(CHANGED))
}

function subscribe(listener: () => void) {
  window.addEventListener(CHANGED, listener)
  return () => window.removeEventListener(CHANGED, listener)
}

function read(): string {
  try {
    return localStorage.getItem(KEY) ?? '{}'
  } catch {
    return '{}'
  }
}

function parse(text: string): Choice {
  try {
    return JSON.parse(text) as Choice
  } catch {
    return {}
  }
}
