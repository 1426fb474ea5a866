'use client'

import { classNames } from '@/components/ui/class-names'
import { useEffect } from 'react'

interface BeforeAfterProps {
  title: string
  before: string
  after: string
}

export function BeforeAfter({ title, before, after }: BeforeAfterProps) {
  // one listener for all sliders: «Показать еще» appends plain HTML
  useEffect(() => document.addEventListener('input', movePhotos), [])

  return (
    <div
      data-split
      className={classNames(
        'relative isolate aspect-[8/5] overflow-hidden rounded-card bg-brand-tint has-focus-visible:outline-3',
        'has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
      )}
    >
      <img
        src={after}
        alt={`${title}: стало`}
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full object-cover"
      />
      <img
        src={before}
        alt={`${title}: было`}
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full object-cover [clip-path:inset(0_calc(100%-var(--split,50%))_0_0)]"
      />
      <Handle />
      <input
        type="range"
        min={0}
        max={100}
        defaultValue={50}
        aria-label={`${title}: сравнить, что было и что стало`}
        className="absolute inset-0 m-0 size-full cursor-ew-resize touch-pan-y opacity-0 [@media(scripting:none)]:hidden"
      />
    </div>
  )
}

function movePhotos({ target }: Event): void {
  if (!(target instanceof HTMLInputElement)) return
  const photos = target.closest<HTMLElement>('[data-split]')
  photos?.style.setProperty('--split', `${target.value}%`)
  // the history entry stores HTML, which must hold the position
  if (photos) target.setAttribute('value', target.value)
}

function Handle() {
  const word = 'absolute bottom-3 rounded-full bg-ink px-3 py-1 text-sm text-paper outline outline-paper'
  return (
    <span aria-hidden>
      <span className="absolute inset-y-0 left-(--split,50%) w-0.5 -translate-x-1/2 bg-paper shadow-above forced-colors:border" />
      <span
        className={classNames(
          'absolute top-1/2 left-(--split,50%) grid size-11 -translate-1/2 place-items-center rounded-full',
          'bg-paper text-lg text-ink shadow-above',
        )}
      >
        ↔
      </span>
      <span className={`${word} left-3`}>Было</span>
      <span className={`${word} right-3`}>Стало</span>
    </span>
  )
}
