'use client'

import { DetailsChevron, Icon } from '@/components/ui/icon/icon'
import type { Alert, AlertWords } from '@/components/layout/alert-text'
import { classNames } from '@/components/ui/class-names'
import { HtmlText } from '@/components/ui/text/html-text'

const levels = {
  info: { look: 'bg-brand-tint text-ink', icon: 'info', name: 'Сообщение' },
  warning: { look: 'bg-sun text-ink', icon: 'triangle-exclamation-point', name: 'Предупреждение' },
  danger: { look: 'bg-danger text-paper', icon: 'circle-exclamation-point', name: 'Опасность' },
} as const

const DISMISSED = 'alert-dismissed'

/** Hides a dismissed banner before the first paint; constant, for its CSP hash. */
const hideDismissed =
  `try{var b=document.currentScript.parentElement;` +
  `if(sessionStorage.getItem('${DISMISSED}')===b.dataset.text)b.hidden=true}catch(e){}`

/** Dismisses before hydration too; without storage the banner is back on the next page. */
const dismissAtPress =
  `document.addEventListener('click',function(e){` +
  `var t=e.target,c=t.closest&&t.closest('[data-dismiss]'),b=c&&c.closest('[data-text]');if(!b)return;b.hidden=true;` +
  `document.getElementById('main').focus({preventScroll:true});` +
  `try{sessionStorage.setItem('${DISMISSED}',b.dataset.text)}catch(e){}})`

// arbitrary columns with `sm:` would stack in large text; the button ends at the page's edge
const COLUMNS = 'grid-cols-[auto_minmax(0,1fr)_2.125rem]'
const TEXT = 'min-w-0 text-sm font-medium sm:text-base'
/** Its target covers the banner's padding, so it is high enough for a finger. */
const SUMMARY =
  'relative flex cursor-pointer list-none items-center gap-x-2 after:absolute after:-inset-y-1.5 after:inset-x-0 ' +
  '[&::-webkit-details-marker]:hidden'
const BELOW = '@max-[18rem]:col-span-full @max-[18rem]:row-start-2'

export function AlertBanner({ alert }: { alert: Alert | null }) {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: dismissAtPress }} />
      {alert && <Banner key={alert.text} alert={alert} />}
    </>
  )
}

function Banner({ alert }: { alert: Alert }) {
  const { look, icon, name } = levels[alert.level]
  return (
    <section
      aria-label={name}
      data-text={alert.text}
      suppressHydrationWarning
      className={classNames('@container print:hidden', look)}
    >
      <script dangerouslySetInnerHTML={{ __html: hideDismissed }} />
      <div
        className={classNames('shell grid items-center gap-2 py-1.5 has-open:items-start sm:gap-3 sm:py-4.5', COLUMNS)}
      >
        <Icon name={icon} className="size-5 sm:size-6" />
        <AlertText alert={alert} />
        <button
          type="button"
          data-dismiss
          className="col-start-3 row-start-1 -my-2.5 flex size-11 items-center justify-center rounded-full"
        >
          <Icon name="x" className="size-5" />
          <span className="sr-only">Скрыть сообщение</span>
        </button>
      </div>
    </section>
  )
}

/** One line, on wide screens beside its link; a press unfolds the whole, and the alerts behind it. */
function AlertText({ alert }: { alert: Alert }) {
  const { link, start, more } = alert
  if (!link && more.length === 0) return <HtmlText html={start} className={classNames(TEXT, BELOW)} />
  return (
    <div data-alert-words className={classNames('flex items-start gap-x-4', TEXT, BELOW)}>
      <details className="group min-w-0 grow">
        <summary className={SUMMARY}>
          <span className="line-clamp-1 group-open:line-clamp-none">
            <HtmlText html={start} />
          </span>
          {more.length > 0 && <span className="shrink-0 underline">ещё&nbsp;{more.length}</span>}
          <DetailsChevron className="size-5 shrink-0" />
        </summary>
        <div className="relative space-y-2 pt-2">
          <AlertDetails words={alert} />
          {more.map((words) => (
            <div key={words.start} className="space-y-1 border-t border-current/25 pt-2">
              <p>
                <HtmlText html={words.start} />
              </p>
              <AlertDetails words={words} isWhole />
            </div>
          ))}
        </div>
      </details>
      {link && (
        <a href={link} className="shrink-0 text-current underline max-sm:hidden">
          Подробнее
        </a>
      )}
    </div>
  )
}

/** What follows the first sentence, and the way to its page where it does not stand beside. */
function AlertDetails({ words: { rest, link }, isWhole = false }: { words: AlertWords; isWhole?: boolean }) {
  return (
    <>
      {rest && (
        <p>
          <HtmlText html={rest} />
        </p>
      )}
      {link && (
        <a
          href={link}
          className={classNames('inline-flex min-h-11 items-center text-current underline', !isWhole && 'sm:hidden')}
        >
          Подробнее
        </a>
      )}
    </>
  )
}
