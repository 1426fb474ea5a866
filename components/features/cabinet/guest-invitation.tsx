'use client'

import { useEffect, useState } from 'react'
import { findSection, type SectionName } from '@/components/features/cabinet/sections'
import { watchHash } from '@/components/ui/dialog/watch-hash'
import { LoginLinks } from '@/components/account/login-links'
import { Icon } from '@/components/ui/icon/icon'
import { type IconName } from '@/components/ui/icon/icon-names'

const benefits: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'file-text',
    title: 'Обращения',
    text: 'Номер, срок ответа и каждый шаг, от регистрации до ответа с файлами.',
  },
  {
    icon: 'map-pin',
    title: 'Заявки и идеи',
    text: 'Что сделано с ямой, которую вы отметили на карте, и сколько голосов собрала ваша идея.',
  },
  {
    icon: 'bell',
    title: 'Уведомления',
    text: 'Новости выбранных тем и ответы ведомств: здесь и, если хотите, на почту.',
  },
  {
    icon: 'user-round',
    title: 'Ваши данные',
    text: 'Контакты, пароль, согласия. Всё можно выгрузить архивом или удалить.',
  },
]

const usualPurpose = { text: 'Войдите, чтобы увидеть свои обращения, заявки и уведомления.', more: '' }
const purposes: Partial<Record<SectionName, typeof usualPurpose>> = {
  news: {
    text: 'Войдите и выберите, какие новости присылать на почту.',
    more:
      'В письме заголовки и ссылки на новости тех типов, которые вы отметите: сразу, раз в день или раз в неделю. ' +
      'Отписаться можно из любого письма.',
  },
  receptions: { text: 'Войдите, чтобы увидеть, на какой приём вы записаны.', more: '' },
}

/** Says what the section of the hash is for; the login returns to it. */
export function GuestInvitation() {
  const section = useWantedSection()
  const { text, more } = (section && purposes[section]) ?? usualPurpose
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div>
        <p className="text-xl">{text}</p>
        {more && <p className="mt-3 text-ink-soft">{more}</p>}
        <LoginLinks className="mt-6" />
        <p className="mt-6 text-ink-soft">
          Не помните пароль?{' '}
          <a href="#restore" className="link">
            Восстановите его по почте
          </a>
        </p>
      </div>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {benefits.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-4 border-t border-line py-5">
            <Icon name={icon} className="mt-0.5 size-6 shrink-0 text-brand stroke-[1.75]" />
            <div>
              <h2 className="font-semibold">{title}</h2>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

function useWantedSection(): SectionName | undefined {
  const [section, setSection] = useState<SectionName>()
  useEffect(() => {
    // the hash of the login dialog changes nothing
    return watchHash((hash) => setSection((before) => findSection(hash) ?? before))
  }, [])
  return section
}
