'use client'

import { Icon } from '@/components/ui/icon/icon'
import type { Alert } from '@/components/layout/alert-text'
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
      <div className={classNames('shell grid items-center gap-2 py-2.5 sm:gap-3 sm:py-4.5', COLUMNS)}>
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

/** One line if the alert has a page: on phones the whole line leads there, and the deadline is only read aloud. */
function AlertLine({ alert: { link, words } }: { alert: Alert }) {
  return (
    <p
      data-alert-words={link ? '' : undefined}
      className={classNames('relative min-w-0 text-sm font-medium sm:text-base', link && 'flex gap-[0.4em]', BELOW)}
    >
      <span className={classNames(link && 'shrink-1000 truncate')}>
        <HtmlText html={words.start} />
      </span>
      {words.term && <span className={classNames(link && 'truncate max-sm:sr-only')}>{`${words.term} `}</span>}
      {link && (
        <a
          href={link}
          className="shrink-0 whitespace-nowrap text-current underline max-sm:after:absolute max-sm:after:inset-x-0 max-sm:after:-inset-y-3"
        >
          <span className="max-sm:sr-only">Подробнее</span>
          <Icon name="chevron-right" className="size-5 sm:hidden" />
        </a>
      )}
    </p>
  )
}
