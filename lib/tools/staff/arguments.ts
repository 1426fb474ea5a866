import { parseArgs } from 'node:util'
import { staffRoles, type StaffRole } from '@/lib/contract/staff-roles'
import { commandLine } from '@/lib/platform/process/release'

export type StaffCommand =
  | { task: 'list' }
  | { task: 'add'; email: string; name: string; roles: StaffRole[]; department: number | null; isPrinted: boolean }
  | { task: 'block' | 'unlock'; email: string }
  | { task: 'reset'; email: string; isPrinted: boolean }

const TASKS = ['list', 'add', 'block', 'unlock', 'reset']
const command = commandLine('staff')
const USAGE = `Учётные записи сотрудников:
  ${command} list
  ${command} add ПОЧТА --name "Имя Фамилия" --roles clerk,moderator [--department №] [--print]
  ${command} block ПОЧТА     закрыть вход и завершить все входы
  ${command} unlock ПОЧТА    открыть вход и снять ограничение попыток
  ${command} reset ПОЧТА [--print]    снять второй фактор и прислать ссылку для нового пароля

--print печатает ссылку вместо письма. Роли: ${staffRoles.map(({ value, label }) => `${value} (${label})`).join(', ')}`

const options = {
  name: { type: 'string' },
  roles: { type: 'string' },
  department: { type: 'string' },
  print: { type: 'boolean', default: false },
} as const

export function parseArguments(given: readonly string[]): StaffCommand | { refusal: string } {
  try {
    const { values, positionals } = parseArgs({ args: [...given], options, allowPositionals: true })
    const [task, email = ''] = positionals
    if (task === undefined) return { refusal: USAGE }
    if (!TASKS.includes(task)) return { refusal: `Нет действия «${task}». Есть: ${TASKS.join(', ')}` }
    if (task === 'list') return { task }
    if (!email.includes('@')) {
      return { refusal: email ? `«${email}» — не адрес почты` : `Назовите почту: ${command} ${task} ПОЧТА` }
    }
    if (task === 'block' || task === 'unlock') return { task, email }
    return task === 'reset' ? { task, email, isPrinted: values.print } : parseAccount(email, values)
  } catch {
    return { refusal: given.includes('--help') ? USAGE : `Непонятно: ${given.join(' ')}\n\n${USAGE}` } // Node's own words are English
  }
}

interface AccountOptions {
  name?: string
  roles?: string
  department?: string
  print: boolean
}

function parseAccount(
  email: string,
  { name, roles, department, print }: AccountOptions,
): StaffCommand | { refusal: string } {
  const asked = (roles ?? '')
    .split(',')
    .map((role) => role.trim())
    .filter(Boolean)
  const allRoles = staffRoles.map(({ value }) => value)
  const known = allRoles.filter((role) => asked.includes(role))
  const wrong = asked.filter((role) => !allRoles.some((one) => one === role))
  if (!name) return { refusal: 'Назовите сотрудника: --name "Имя Фамилия"' }
  if (wrong.length > 0) return { refusal: `Нет роли «${wrong.join(', ')}». Есть: ${allRoles.join(', ')}` }
  if (known.length === 0) return { refusal: `Назовите роли через запятую: --roles. Есть: ${allRoles.join(', ')}` }
  if (department !== undefined && !/^\d+$/.test(department)) {
    return { refusal: `--department — номер отдела, а не «${department}»` }
  }
  return {
    task: 'add',
    email,
    name,
    roles: known,
    department: department === undefined ? null : Number(department),
    isPrinted: print,
  }
}
