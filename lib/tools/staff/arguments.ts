import { parseArgs } from 'node:util'
import { staffRoles, type StaffRole } from '@/lib/contract/staff-roles'
import { commandLine } from '@/lib/platform/process/release'

export type StaffCommand =
  | { task: 'list' }
  | { task: 'add'; email: string; name: string; roles: StaffRole[]; department: number | null; isPrinted: boolean }
  | { task: 'block' | 'unlock'; email: string }
  | { task: 'reset'; email: string; isPrinted: boolean }

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
    if (task === 'list') return { task }
    if (!email.includes('@')) return { refusal: USAGE }
    if (task === 'block' || task === 'unlock') return { task, email }
    if (task === 'reset') return { task, email, isPrinted: values.print }
    return task === 'add' ? parseAccount(email, values) : { refusal: USAGE }
  } catch (error) {
    return { refusal: `${(error as Error).message}\n\n${USAGE}` }
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
  const asked = (roles ?? '').split(',').filter(Boolean)
  const known = staffRoles.map(({ value }) => value).filter((role) => asked.includes(role))
  if (!name || known.length === 0 || known.length < asked.length) return { refusal: USAGE }
  if (department !== undefined && !/^\d+$/.test(department)) return { refusal: USAGE }
  return {
    task: 'add',
    email,
    name,
    roles: known,
    department: department === undefined ? null : Number(department),
    isPrinted: print,
  }
}
