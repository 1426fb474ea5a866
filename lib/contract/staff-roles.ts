export const staffRoles = [
  { value: 'administrator', label: 'Администратор' },
  { value: 'editor', label: 'Редактор' },
  { value: 'author', label: 'Автор' },
  { value: 'moderator', label: 'Модератор' },
  { value: 'officer', label: 'Сотрудник подразделения' },
  { value: 'clerk', label: 'Делопроизводитель' },
  { value: 'organizer', label: 'Организатор обсуждений' },
  { value: 'dispatcher', label: 'Диспетчер дежурной службы' },
] as const

export type StaffRole = (typeof staffRoles)[number]['value']
