import { CircleAlert, Info, TriangleAlert, X } from 'lucide-react'
import { AlertDismisser } from '@/components/layout/alert-dismisser'
import type { AlertFacts } from '@/components/layout/site-facts'
import { classNames } from '@/components/ui/class-names'
import { TextWithPhones } from '@/components/ui/text-with-phones'

const levels = {
  info: { look: 'bg-brand-tint text-ink', icon: Info, name: 'Сообщение' },
  warning: { look: 'bg-sun text-ink', icon: TriangleAlert, name: 'Предупреждение' },
  danger: { look: 'bg-danger text-paper', icon: CircleAlert, name: 'Опасность' },
} as const

/** Runs before the banner is painted, so that a dismissed one never shows and nothing moves; constant, for the CSP. */
const hideDismissed =
  "try{var b=document.currentScript.parentElement;if(sessionStorage.getItem('alert-dismissed')===b.dataset.text)b.hidden=true}catch(e){}"

interface AlertBannerProps {
  alert: AlertFacts | null
  /** It has a cross; a dismissed banner stays hidden in this tab. A page has one such banner. */
  dismissible?: boolean
}

const ID = 'alert-banner'

const WORDS_ALONE = 'grid-cols-[1.5rem_minmax(0,1fr)]'
// the room of the button is there before it, or the words would move; its cross ends where the page ends
const WITH_BUTTON = 'grid-cols-[1.5rem_minmax(0,1fr)_2.125rem]'
// large letters leave no room between the sign and the button
const BELOW = '@max-[18rem]:col-span-full @max-[18rem]:row-start-2'

/** Shows a storm, an outage or a closed road above everything. */
export function AlertBanner({ alert, dismissible = true }: AlertBannerProps) {
  if (!alert) return null
  const { look, icon: Icon, name } = levels[alert.level]
  return (
    <section
      id={dismissible ? ID : undefined}
      aria-label={dismissible ? name : undefined}
      data-text={alert.text}
      suppressHydrationWarning
      className={classNames('@container print:hidden', look)}
    >
      {dismissible && <script dangerouslySetInnerHTML={{ __html: hideDismissed }} />}
      <div
        className={classNames('shell grid items-start gap-3 py-3.5 sm:py-4.5', dismissible ? WITH_BUTTON : WORDS_ALONE)}
      >
        <Icon aria-hidden className="size-6" />
        <p
          data-alert-words={alert.link ? '' : undefined}
          className={classNames('min-w-0 text-sm font-medium sm:text-base', dismissible && BELOW)}
        >
          {/* a space by itself, at the end of what has come of a page, would stand elsewhere than in the whole line */}
          <span>
            <TextWithPhones text={`${alert.text} `} link="text-current underline" />
          </span>
          {alert.link && (
            <a href={alert.link} className="whitespace-nowrap text-current underline">
              Подробнее
            </a>
          )}
        </p>
        {dismissible && (
          <button
            type="button"
            data-dismiss
            className="col-start-3 row-start-1 -my-2.5 flex size-11 items-center justify-center rounded-full"
          >
            <X aria-hidden className="size-5" />
            <span className="sr-only">Скрыть сообщение</span>
          </button>
        )}
      </div>
      {dismissible && <AlertDismisser bannerId={ID} />}
    </section>
  )
}
