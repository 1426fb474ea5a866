'use client'

import { useEffect, useRef, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'

/**
 * Button back to the map, shown once the sheet covers the upper half of the screen, unless it would cover the unfolded
 * form that ends the sheet. `map` and `sheet` are ids.
 */
export function BackToMap({ map, sheet }: { map: string; sheet: string }) {
  const line = useRef<HTMLParagraphElement>(null)
  const [isCovered, setCovered] = useState(false)
  useEffect(() => {
    const covering = line.current?.closest(`#${sheet}`)
    if (!covering) return
    const observer = new IntersectionObserver(([part]) => setCovered(part?.isIntersecting ?? false), {
      rootMargin: '0px 0px -50% 0px',
    })
    observer.observe(covering)
    return () => observer.disconnect()
  }, [sheet])
  return (
    <p
      ref={line}
      className={classNames(
        'sticky bottom-4 z-10 mt-6 flex justify-center lg:hidden print:hidden [@media(scripting:none)]:hidden',
        '[:has(details[open]>#find-claim)>&]:invisible',
        !isCovered && 'invisible',
      )}
    >
      <a
        href={`#${map}`}
        className="inline-flex min-h-12 items-center gap-2 rounded-full bg-ink px-6 font-medium text-paper no-underline shadow-above"
      >
        <Icon name="map" className="size-5" />
        Карта
      </a>
    </p>
  )
}
