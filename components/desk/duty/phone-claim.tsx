import { DutyForm } from '@/components/desk/duty/duty-form'
import type { DutyField } from '@/components/desk/duty/duty-fields'
import { paths } from '@/lib/config/paths'
import { claimMessages } from '@/lib/domains/claims/messages'
import type { KeptForm } from '@/lib/domains/desk/shapes'

interface PhoneClaimProps {
  themes: readonly { id: number; title: string }[]
  kept: KeptForm | null
  sendKey: string
}

function listFields(themes: PhoneClaimProps['themes']): DutyField[] {
  return [
    { kind: 'choice', name: 'category', label: 'Тема', options: themes },
    { kind: 'text', name: 'text', label: 'Что случилось', hint: 'Текст увидят все: без имён, квартир и телефонов.' },
    { kind: 'address', name: 'address', label: 'Адрес', hint: 'Выберите из подсказок; ориентир допишите в текст.' },
    { kind: 'line', name: 'name', label: 'Имя звонящего' },
    { kind: 'phone', name: 'phone', label: 'Телефон' },
    {
      kind: 'email',
      name: 'email',
      label: 'Электронная почта',
      hint: 'На неё придут ссылка на заявку и ответ.',
      isOptional: true,
    },
    { kind: 'check', name: 'consent', label: claimMessages.spokenConsent },
  ]
}

/** A claim that a caller dictates. */
export function PhoneClaim({ themes, kept, sendKey }: PhoneClaimProps) {
  return (
    <>
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
      <DutyForm
        id="phone"
        label="Заявка по телефону"
        endpoint="/cms/desk/phone-claims"
        button="Принять заявку"
        sendKey={sendKey}
        fields={listFields(themes)}
        kept={kept}
      />
    </>
  )
}
