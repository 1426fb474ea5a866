import { CurrentMessages } from '@/components/desk/duty/current-messages'
import { DutyForm } from '@/components/desk/duty/duty-form'
import { listOutageFields } from '@/components/desk/duty/outage-fields'
import type { KeptForm } from '@/lib/domains/desk/shapes'
import type { DutyService } from '@/lib/domains/feedback/contract'
import type { CurrentMessages as Messages } from '@/lib/domains/outages/shapes'
import type { ShownWarning } from '@/lib/domains/site/contract'

interface OutagesProps {
  messages: Messages
  warnings: readonly ShownWarning[]
  keptChange: { correction: KeptForm | null; term: KeptForm | null }
  now: string
  services: readonly Pick<DutyService, 'title' | 'phones'>[]
  kept: KeptForm | null
  sendKey: string
  writer: number
}

/** What is announced now, and the form of a new outage beside it; where there is no room, the form is one press away. */
export function Outages({ messages, warnings, keptChange, now, services, kept, sendKey, writer }: OutagesProps) {
  return (
    <div className="@container">
      <p className="mt-3">
        <a href="#new" className="link inline-flex min-h-11 items-center font-medium">
          Новое отключение
        </a>
      </p>
      <div className="@min-[62rem]:grid @min-[62rem]:grid-cols-[minmax(0,1fr)_30rem] @min-[62rem]:gap-x-8">
        <section aria-labelledby="current" className="mt-2">
          <h2 id="current" className="text-h3">
            Сейчас на сайте
          </h2>
          <CurrentMessages messages={messages} warnings={warnings} keptChange={keptChange} sendKey={sendKey} />
        </section>
        <section aria-labelledby="new" className="mt-8 @min-[62rem]:mt-2">
          <h2 id="new" tabIndex={-1} className="scroll-mt-20 text-h3">
            Новое отключение
          </h2>
          <DutyForm
            id="outage"
            label="Новое отключение"
            endpoint="/cms/desk/outages"
            button="Объявить"
            sendKey={sendKey}
            fields={listOutageFields({ startsAt: now }, services)}
            kept={kept}
            writer={writer}
          />
        </section>
      </div>
    </div>
  )
}
