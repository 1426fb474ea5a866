'use client'

import { saveVisionChoice, useVisionChoice } from '@/components/layout/vision/vision-choice'
import { createSlot } from '@/components/ui/create-slot'
import { Icon } from '@/components/ui/icon/icon'

const look =
  'inline-flex min-h-11 items-center gap-2 px-2 text-left font-medium text-paper underline ' +
  'underline-offset-4 decoration-transparent hover:decoration-current'

const VisionTools = createSlot(async () => (await import('@/components/layout/vision/vision-tools')).VisionTools)

/** Stands in everyone's HTML and is shown by an attribute set before the first paint, so nothing moves. */
export function VisionBar() {
  const choice = useVisionChoice()
  return (
    <section aria-label="Версия для слабовидящих" className="vision-bar deep-focus bg-deep text-paper print:hidden">
      <div className="shell flex flex-wrap items-center gap-x-6 py-1">
        <a href="#vision" className={look}>
          <Icon name="eye" className="size-5" />
          <span>
            <span className="bar-detail">Настроить </span>вид
          </span>
        </a>
        {Object.keys(choice).length > 0 && <VisionTools choice={choice} className={look} />}
        <button type="button" onClick={leave} className={look}>
          <Icon name="x" className="size-5" />
          <span>
            Обычная<span className="bar-detail"> версия</span>
          </span>
        </button>
      </div>
    </section>
  )
}

/** Moves focus to the text, as the bar disappears with its button. */
function leave() {
  saveVisionChoice({})
  document.getElementById('main')?.focus({ preventScroll: true })
}
