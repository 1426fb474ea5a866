import type { Field, GlobalConfig } from 'payload'
import { ideaRefusalReasons, refusalReasons } from '@/lib/domains/desk/rules'
import { hasRole } from '@/lib/platform/access/roles'
import { text, textarea } from '@/lib/platform/fields/basic-fields'
import { rows } from '@/lib/platform/fields/common-fields'

function reasons(
  name: string,
  label: string,
  { initial, description }: { initial: readonly string[]; description: string },
): Field {
  return rows(name, label, ['Причина', 'Причины'], [text('text', 'Текст', { required: true, maxLength: 500 })], {
    defaultValue: initial.map((reason) => ({ text: reason })),
    admin: { description },
  })
}

/** Texts that the staff choose at the desk. `private_` in the table name: a change of them purges no page. */
export const deskTexts: GlobalConfig = {
  slug: 'desk-texts',
  dbName: 'private_desk_texts',
  label: 'Причины отказа и шаблоны ответов',
  access: {
    read: ({ req }) => hasRole(req.user, 'moderator'),
    update: ({ req }) => hasRole(req.user, 'moderator'),
  },
  admin: { group: 'Управление', description: 'Их выбирают за рабочим столом.' },
  fields: [
    reasons('refusalReasons', 'Причины отказа по заявкам', {
      initial: refusalReasons,
      description: 'Причину прочтёт автор, а если заявка уже на сайте — все.',
    }),
    reasons('ideaRefusalReasons', 'Причины отказа по идеям', {
      initial: ideaRefusalReasons,
      description: 'Причину прочтёт автор, а если идея уже на сайте — все.',
    }),
    rows(
      'templates',
      'Шаблоны ответов на заявки',
      ['Шаблон', 'Шаблоны'],
      [
        text('title', 'Название', { required: true, maxLength: 120 }),
        textarea('text', 'Текст', { required: true, maxLength: 4_000 }),
      ],
      {
        admin: {
          description:
            'В фигурных скобках — то, что у каждой заявки своё: {номер}, {адрес}, {тема}, {срок}, {подразделение} ' +
            'подставит портал, остальное, например {дата работ}, допишет сотрудник. Пока хоть одно не заполнено, ответ не уйдёт.',
        },
      },
    ),
  ],
}
