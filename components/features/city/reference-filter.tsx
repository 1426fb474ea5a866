'use client'

import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { entryNoun } from '@/components/features/city/entry-noun'
import { PrintButton } from '@/components/ui/button/print-button'
import { SearchField } from '@/components/ui/field/search-field'
import { formatFound } from '@/lib/text/plural'
import { containsWords } from '@/lib/text/word-match'

interface ReferenceFilterProps {
  action: string
  topic: number | undefined
  text: string
  found: number
  empty: ReactNode
  topics: ReactNode
  children: ReactNode
}

const URL_DEBOUNCE_MS = 400

/** A GET form that also hides and shows rows in the browser while the visitor types. */
export function ReferenceFilter({ action, topic, text, found, empty, topics, children }: ReferenceFilterProps) {
  const [count, setCount] = useState(found)
  const rows = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<number>(undefined)

  function apply(typed: string) {
    if (rows.current) setCount(filterRows(rows.current, typed))
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => writeTextToUrl(typed), URL_DEBOUNCE_MS)
  }

  // Text that was typed before the script was loaded is applied too.
  const catchUp = useEffectEvent(() => {
    const typed = field.current?.value ?? ''
    if (typed !== text) apply(typed)
  })
  useEffect(() => {
    catchUp()
    return () => window.clearTimeout(timer.current)
  }, [text])

  return (
    <>
      <form
        action={action}
        aria-label="Поиск по справочнику"
        className="print:hidden"
        onSubmit={(event) => event.preventDefault()}
      >
        {topic && <input type="hidden" name="topic" value={topic} />}
        <SearchField
          ref={field}
          id="reference-text"
          label="Что найти в справочнике"
          placeholder="Например, школа"
          defaultValue={text}
          size="large"
          autoComplete="off"
          onInput={(event) => apply(event.currentTarget.value)}
        />
      </form>
      {topics}
      <FoundBar count={count} />
      <div ref={rows} className="mt-3">
        {children}
      </div>
      {count === 0 && empty}
    </>
  )
}

function FoundBar({ count }: { count: number }) {
  return (
    <div className="mt-2 flex items-center justify-between gap-4 sm:mt-4 print:hidden">
      <p role="status" className="text-ink-soft">
        {count > 0 ? formatFound(count) : 'Ничего не найдено'}
      </p>
      <PrintButton />
    </div>
  )
}

/** Shows matching rows and unfolds their topics; without a text restores the folds. Returns the number of rows. */
function filterRows(list: HTMLElement, typed: string): number {
  for (const row of list.querySelectorAll<HTMLElement>('[data-words]')) {
    row.hidden = !containsWords(row.dataset.words ?? '', typed)
  }
  for (const topic of list.querySelectorAll<HTMLDetailsElement>('[data-topic]')) {
    const count = countRows(topic)
    topic.hidden = count === 0
    replaceText(topic.querySelector('[data-count]'), String(count))
    replaceText(topic.querySelector('[data-noun]'), entryNoun(count))
    topic.open = typed.trim() !== '' || topic.dataset.topic === 'open'
  }
  return countRows(list)
}

function countRows(list: HTMLElement): number {
  return list.querySelectorAll('[data-words]:not([hidden])').length
}

/** Keeps the text node that React created. */
function replaceText(element: Element | null, text: string): void {
  if (element?.firstChild) element.firstChild.nodeValue = text
}

function writeTextToUrl(typed: string): void {
  const url = new URL(window.location.href)
  if (typed.trim()) url.searchParams.set('text', typed.trim())
  else url.searchParams.delete('text')
  window.history.replaceState(null, '', url)
}
