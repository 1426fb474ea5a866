'use client'

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Checkbox } from '@/components/ui/field/checkbox'
import { useBrowserValue, useHydrated } from '@/components/ui/use-hydrated'
import { findDeskKey, isSendKey, type DeskKey } from '@/components/desk/find-desk-key'

/** Kept in this browser: other staff may need the same keys for something else. */
const STORED_AS = 'desk-keys'
const OFF = 'off'

const keys = [
  ['j', 'следующая строка списка; на карточке — следующая карточка'],
  ['k', 'предыдущая строка списка; на карточке — назад'],
  ['1–9', 'действие карточки по порядку: оно откроется, нажмёте вы сами'],
  ['Ctrl + Enter', 'отправить форму действия, в которой вы пишете'],
  ['/', 'поиск'],
  ['?', 'этот список'],
] as const

/** Single keys of the desk. They can be switched off, since speech input types letters (WCAG 2.1.4). */
export function DeskKeys() {
  const isHydrated = useHydrated()
  const [isOpen, setOpen] = useState(false)
  const isStoredOn = useBrowserValue(() => localStorage.getItem(STORED_AS) !== OFF, true)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isOn = chosen ?? isStoredOn

  useEffect(() => {
    if (!isOn) return
    function onKey(event: KeyboardEvent) {
      if (isSendKey(event)) return sendAction(event)
      const key = findDeskKey(event)
      if (key === null) return
      event.preventDefault()
      if (key === '?') setOpen(true)
      else press(key)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn])

  function choose(isChosen: boolean) {
    localStorage.setItem(STORED_AS, isChosen ? 'on' : OFF)
    setChosen(isChosen)
  }

  if (!isHydrated) return null
  return (
    <>
      <button type="button" className="link target" onClick={() => setOpen(true)}>
        Клавиши
      </button>
      {/* on a phone the button is in a sheet, which is hidden while it is closed */}
      {createPortal(
        <Dialog open={isOpen} onClose={() => setOpen(false)} title="Клавиши стола">
          <KeyList />
          <p className="mt-3 text-sm text-ink-soft">
            В поле, где вы пишете, действует только Ctrl + Enter. Раскладка не важна.
          </p>
          <Checkbox
            id="desk-keys"
            label="Клавиши включены"
            checked={isOn}
            onChange={(event) => choose(event.target.checked)}
            className="mt-2"
          />
        </Dialog>,
        document.body,
      )}
    </>
  )
}

function KeyList() {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
      {keys.map(([key, what]) => (
        <div key={key} className="contents">
          <dt>
            <kbd className="rounded-sm border border-line-strong bg-ground px-2 py-0.5">{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  )
}

function press(key: Exclude<DeskKey, '?'>): void {
  if (key === '/') document.querySelector<HTMLElement>('#desk-search')?.focus()
  else if (key === 'j') focusRow(1)
  else if (key === 'k') focusRow(-1)
  else openAction(key)
}

/** Goes to the next or the previous row; on a card to the next card, or back. */
function focusRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const current = rows.findIndex((row) => row.closest('li')?.contains(document.activeElement))
  const next = current === -1 && step === -1 ? rows.at(-1) : rows[current + step]
  if (rows.length > 0) next?.focus()
  else if (step === 1) document.querySelector<HTMLAnchorElement>('main a[rel=next]')?.click()
  else window.history.back()
}

/** Opens an action of the card and goes to its first field, or to its button if it asks for nothing. */
function openAction(number: number): void {
  const action = document.querySelectorAll<HTMLDetailsElement>('details[name=action]')[number - 1]
  if (!action) return
  action.open = true
  action.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select, [type=submit]:not([hidden])')?.focus()
}

/** Sends the form of the card's action that the focus is in. */
function sendAction(event: KeyboardEvent): void {
  const { target } = event
  const form = target instanceof Element ? target.closest<HTMLFormElement>('details[name=action] form') : null
  if (!form) return
  // a line of text sends its form by Enter itself
  event.preventDefault()
  form.requestSubmit()
}
