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
