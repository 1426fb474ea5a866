'use client'

import { Icon } from '@/components/ui/icon/icon'
import type { Alert } from '@/components/layout/alert-text'
import { classNames } from '@/components/ui/class-names'
import { HtmlText, type Html } from '@/components/ui/text/html-text'

const levels = {
  info: { look: 'bg-brand-tint text-ink', icon: 'info', name: 'Сообщение' },
  warning: { look: 'bg-sun text-ink', icon: 'triangle-exclamation-point', name: 'Предупреждение' },
  danger: { look: 'bg-danger text-paper', icon: 'circle-exclamation-point', name: 'Опасность' },
} as const

const DISMISSED = 'alert-dismissed'

/** Hides a dismissed banner before the first paint; constant, for its CSP hash. */
const hideDismissed = `try{var b=document.currentScript.parentElement;if(sessionStorage.getItem('${DISMISSED}')===b.dataset.text)b.hidden=true}catch(e){}`

/** Dismisses before hydration too; without storage the banner is back on the next page. */
const dismissAtPress = `document.addEventListener('click',function(e){var t=e.target,c=t.closest&&t.closest('[data-dismiss]'),b=c&&c.closest('[data-text]');if(!b)return;b.hidden=true;document.getElementById('main').focus({preventScroll:true});try{sessionStorage.setItem('${DISMISSED}',b.dataset.text)}catch(e){}})`

// arbitrary columns with `sm:` would stack in large text; the button ends at the page's edge
const COLUMNS = 'grid-cols-[auto_minmax(0,1fr)_2.125rem]'
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
      <div className={classNames('shell grid items-start gap-2 py-2.5 sm:gap-3 sm:py-4.5', COLUMNS)}>
        <Icon name={icon} className="size-5 sm:size-6" />
        <AlertLine alert={alert} />
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

function AlertLine({ alert }: { alert: Alert }) {
  const { start, rest, term } = alert.words
  return (
    <p
      data-alert-words={alert.link ? '' : undefined}
      className={classNames('min-w-0 text-sm font-medium sm:text-base lg:flex lg:gap-[0.4em]', BELOW)}
    >
      <span className={classNames(alert.link && 'lg:truncate')}>
        <HtmlText html={start} />
        {rest && <Rest html={rest} />}
        {term && <span className={classNames(term.isWideOnly && 'max-sm:hidden')}>{`${term.text} `}</span>}
      </span>
      {alert.link && (
        <a href={alert.link} className="shrink-0 whitespace-nowrap text-current underline">
          Подробнее
        </a>
      )}
    </p>
  )
}

function Rest({ html }: { html: Html }) {
  return (
    <>
      <span className="sm:hidden">… </span>
      <HtmlText html={html} className="max-sm:hidden" />
    </>
  )
}
