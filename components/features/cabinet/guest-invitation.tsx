import { Bell, FileText, MapPin, UserRound, type LucideIcon } from 'lucide-react'
import { LoginLinks } from '@/components/civic/login-links'

const gains: readonly { icon: LucideIcon; title: string; text: string }[] = [
  { icon: FileText, title: 'Обращения', text: 'Номер, срок ответа и каждый шаг, от регистрации до ответа с файлами.' },
  {
    icon: MapPin,
    title: 'Заявки и идеи',
    text: 'Что сделано с ямой, которую вы отметили на карте, и сколько голосов собрала ваша идея.',
  },
  {
    icon: Bell,
    title: 'Уведомления',
    text: 'Новости выбранных тем и ответы ведомств: здесь и, если хотите, на почту.',
  },
  {
    icon: UserRound,
    title: 'Ваши данные',
    text: 'Контакты, пароль, согласия. Всё можно выгрузить архивом или удалить.',
  },
]

export function GuestInvitation() {
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div>
        <p className="text-xl">Войдите, чтобы увидеть свои обращения, заявки и уведомления.</p>
        <LoginLinks className="mt-6" />
        <p className="mt-6 text-ink-soft">
          Не помните пароль?{' '}
          <a href="#restore" className="link">
            Восстановите его по почте
          </a>
        </p>
      </div>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {gains.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-4 border-t border-line py-5">
            <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-brand" strokeWidth={1.75} />
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
