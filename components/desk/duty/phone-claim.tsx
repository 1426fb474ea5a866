import { ClaimRows } from '@/components/desk/claims/queue-list'
import { DutyForm } from '@/components/desk/duty/duty-form'
import type { DutyField } from '@/components/desk/duty/duty-fields'
import { LinkButton } from '@/components/ui/button/button'
import { FocusOn } from '@/components/desk/focus-on'
import { paths } from '@/lib/config/paths'
import { claimMessages } from '@/lib/domains/claims/messages'
import type { QueuedClaim } from '@/lib/domains/claims/queue/shapes'
import type { KeptForm } from '@/lib/domains/desk/shapes'
import type { MapSettings } from '@/lib/domains/site/contract'

interface PhoneClaimProps {
  /** The claim that was just taken. */
  number: number | null
  themes: readonly { id: number; title: string }[]
  /** Claims that this person took and may still correct. */
  recorded: readonly QueuedClaim[]
  map: MapSettings
  kept: KeptForm | null
  sendKey: string
  writer: number
}

function listFields({ themes, map }: Pick<PhoneClaimProps, 'themes' | 'map'>): DutyField[] {
  return [
    { kind: 'choice', name: 'category', label: 'Тема', options: themes },
    { kind: 'text', name: 'text', label: 'Что случилось', hint: 'Текст увидят все: без имён, квартир и телефонов.' },
    { kind: 'place', name: 'address', label: 'Адрес', hint: 'Улица и дом: выберите из подсказок.', map },
    { kind: 'hints', name: 'hints', label: '' },
    {
      kind: 'line',
      name: 'landmark',
      label: 'Ориентир',
      hint: 'Если дома нет или место не у входа: «у детской площадки».',
      isOptional: true,
    },
    {
      kind: 'line',
      name: 'name',
      label: 'Имя звонящего',
      hint: 'Без имени, телефона и почты заявку примут, но ответ читают только на сайте по её номеру.',
      isOptional: true,
    },
    { kind: 'phone', name: 'phone', label: 'Телефон', isOptional: true },
    {
      kind: 'email',
      name: 'email',
      label: 'Электронная почта',
      hint: 'На неё придут ссылка на заявку и ответ.',
      isOptional: true,
    },
    {
      kind: 'check',
      name: 'consent',
      label: claimMessages.spokenConsent,
      hint: 'Нужно, если записаны имя, телефон или почта.',
      isOptional: true,
    },
  ]
}

/** A claim that a caller dictates. */
export function PhoneClaim({ number, themes, recorded, map, kept, sendKey, writer }: PhoneClaimProps) {
  return (
    <>
      {number !== null && <TakenNumber number={number} />}
      <FocusOn id={number === null ? 'phone-category' : 'taken'} />
      <p className="mt-3 max-w-measure">
        Официальное обращение по телефону не принимают: его подписывает сам человек (59-ФЗ). Скажите звонящему, что
        подать его можно после входа{' '}
        <a href={paths.officialAppeal} className="link">
          на сайте
        </a>
        , письмом или{' '}
        <a href={paths.reception} className="link">
          на личном приёме
        </a>
        .
      </p>
      <div className="@container">
        <DutyForm
          id="phone"
          label="Заявка по телефону"
          endpoint="/cms/desk/phone-claims"
          button="Принять заявку"
          sendKey={sendKey}
          fields={listFields({ themes, map })}
          kept={kept}
          writer={writer}
        />
      </div>
      {recorded.length > 0 && (
        <section aria-labelledby="recorded" className="mt-8">
          <h2 id="recorded" className="text-h3">
            Приняты вами, ждут модератора
          </h2>
          <p className="text-sm text-ink-soft">Пока их не опубликовали, их можно исправить или отозвать.</p>
          <ClaimRows claims={recorded} view="view=moderation" />
        </section>
      )}
    </>
  )
}

/** Large, since it is read to the caller. */
function TakenNumber({ number }: { number: number }) {
  return (
    <div id="taken" role="status" tabIndex={-1} className="mt-4 rounded-card bg-brand-tint p-4 sm:p-6">
      <p>Заявка принята. Прочтите номер звонящему:</p>
      <p className="tabular text-[clamp(2.5rem,12vw,4rem)] leading-tight font-semibold">№ {number}</p>
      <p className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
        <LinkButton href={paths.deskPhone}>Новая заявка</LinkButton>
        <a href={paths.deskClaim(number, '?view=moderation')} className="link target">
          Открыть: исправить или отозвать
        </a>
      </p>
    </div>
  )
}
