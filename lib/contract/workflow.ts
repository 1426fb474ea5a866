export interface Refusal {
  path: string
  message: string
}

export interface WorkflowTypes {
  state: string | number
  action: string
  mover: string
  /** What conditions of a move look at; an empty value counts as missing. */
  given: object
}

/** One row of the table; an action with other conditions in another state has a second row. */
interface Move<L extends WorkflowTypes> {
  action: L['action']
  label: string
  from: readonly L['state'][]
  to?: L['state']
  /** Absent if everybody with access may. */
  by?: readonly L['mover'][]
  /** Required values with the message of each, said in this order. */
  needs?: { [Need in keyof L['given']]?: string }
  check?: (given: L['given']) => Refusal | null
  impossible?: string
  notYours?: string
}

export interface MoveAttempt<L extends WorkflowTypes> {
  state: L['state']
  roles: readonly L['mover'][]
  given: L['given']
}

interface WorkflowTexts<L extends WorkflowTypes> {
  impossible: string
  notYours: string
  barred?: (attempt: MoveAttempt<L>) => string | null
}

/** Defines a state machine as a table: states, moves, who may make them and what they need. */
export function defineWorkflow<L extends WorkflowTypes>(moves: readonly Move<L>[], words: WorkflowTexts<L>) {
  const findMoves = (action: L['action']) => moves.filter((move) => move.action === action)
  const find = (action: L['action'], state: L['state']) => findMoves(action).find(({ from }) => from.includes(state))

  /** Says of all that the move lacks, each field once; what rules the action out stands alone. Empty if it may be made. */
  function refuse(action: L['action'], attempt: MoveAttempt<L>): Refusal[] {
    const { state, roles, given } = attempt
    const barred = words.barred?.(attempt)
    if (barred) return [refusedAction(barred)]
    const move = find(action, state)
    if (!move) return [refusedAction(findMoves(action)[0]?.impossible ?? words.impossible)]
    if (!isMadeBy(move, roles)) return [refusedAction(move.notYours ?? words.notYours)]
    const refused = move.check?.(given) ?? null
    // what rules the action out comes before what it lacks: a form that offers it knows no input yet
    if (refused?.path === 'action') return [refused]
    const missing = findMissing<L>(move, given)
    const isNew = refused && missing.every(({ path }) => path !== refused.path)
    return isNew ? [...missing, refused] : missing
  }

  return {
    refuse,
    /** Says which of these values a move lacks, whatever it is about. */
    findMissing: (action: L['action'], given: object, asked: readonly string[]): Refusal[] =>
      findMissing<L>(findMoves(action)[0] ?? {}, given).filter(({ path }) => asked.includes(path)),
    /** Actions allowed by state and role; other conditions are checked on the attempt. */
    possible: (attempt: MoveAttempt<L>): L['action'][] =>
      [...new Set(moves.map(({ action }) => action))].filter((action) => refuse(action, attempt)[0]?.path !== 'action'),
    stateAfter: (action: L['action'], state: L['state']): L['state'] => find(action, state)?.to ?? state,
    getLabel: (action: L['action']): string => findMoves(action)[0]?.label ?? action,
    optionsFor: (mover: L['mover']): { value: L['action']; label: string }[] => {
      const labels = moves
        .filter((move) => isMadeBy(move, [mover]))
        .map(({ action, label }) => [action, label] as const)
      return [...new Map(labels)].map(([value, label]) => ({ value, label }))
    },
    /** Transitions that these movers make; of all movers if none is given. */
    stepsBy: (...movers: L['mover'][]): { from: L['state']; to: L['state'] }[] =>
      moves
        .filter((move) => movers.length === 0 || isMadeBy(move, movers))
        .flatMap(({ from, to }) => from.map((state) => ({ from: state, to: to ?? state }))),
  }
}

export type Workflow<L extends WorkflowTypes> = ReturnType<typeof defineWorkflow<L>>

function refusedAction(message: string): Refusal {
  return { path: 'action', message }
}

function isMadeBy<L extends WorkflowTypes>({ by }: Move<L>, movers: readonly L['mover'][]): boolean {
  return !by || movers.some((mover) => by.includes(mover))
}

function findMissing<L extends WorkflowTypes>({ needs = {} }: Pick<Move<L>, 'needs'>, given: object): Refusal[] {
  return Object.entries<string | undefined>(needs).flatMap(([path, message]) =>
    message && !(given as Readonly<Record<string, unknown>>)[path] ? [{ path, message }] : [],
  )
}
