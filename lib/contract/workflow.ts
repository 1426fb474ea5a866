/** Says what is wrong with a field of the form. */
export interface Refusal {
  path: string
  message: string
}

export interface WorkflowTypes {
  state: string | number
  action: string
  /** Roles of the staff move it, and so may its author and the portal itself. */
  mover: string
  /** An action asks this of the thing and of what was filled in beside it; an empty value counts as missing. */
  given: object
}

/** A move is a row of the table. An action that asks for different things in different states has a row for each. */
interface Move<L extends WorkflowTypes> {
  action: L['action']
  label: string
  from: readonly L['state'][]
  /** The state it leads to; absent where the state stays. */
  to?: L['state']
  /** These may do it; where it is absent, whoever reaches the thing may. */
  by?: readonly L['mover'][]
  /** These must be given, each with the words that its field shows when it is missing; they are asked in this order. */
  needs?: { [Need in keyof L['given']]?: string }
  /** Checks everything that is given, and answers what still speaks against it. */
  check?: (given: L['given']) => Refusal | null
  /** Words for this action, where those of the table would say too little. */
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
  /** Says why these roles may do nothing at all just now. */
  barred?: (attempt: MoveAttempt<L>) => string | null
}

/** States a thing's life as one table: states, moves, who makes them and what they need. A browser may read it. */
export function defineWorkflow<L extends WorkflowTypes>(moves: readonly Move<L>[], words: WorkflowTexts<L>) {
  const rowsOf = (action: L['action']) => moves.filter((move) => move.action === action)
  const find = (action: L['action'], state: L['state']) => rowsOf(action).find(({ from }) => from.includes(state))

  /** Says why the action is not possible, as the form shows it; null where it is. */
  function refuse(action: L['action'], attempt: MoveAttempt<L>): Refusal | null {
    const { state, roles, given } = attempt
    const barred = words.barred?.(attempt)
    if (barred) return refusedAction(barred)
    const move = find(action, state)
    if (!move) return refusedAction(rowsOf(action)[0]?.impossible ?? words.impossible)
    if (!isMadeBy(move, roles)) return refusedAction(move.notYours ?? words.notYours)
    return findMissing(move, given) ?? move.check?.(given) ?? null
  }

  return {
    refuse,
    /** Lists the actions that are possible; what else an action needs is said when it is tried. */
    possible: (attempt: MoveAttempt<L>): L['action'][] =>
      [...new Set(moves.map(({ action }) => action))].filter((action) => refuse(action, attempt)?.path !== 'action'),
    stateAfter: (action: L['action'], state: L['state']): L['state'] => find(action, state)?.to ?? state,
    labelOf: (action: L['action']): string => rowsOf(action)[0]?.label ?? action,
    /** Lists somebody's actions as a select offers them, in the order of the table. */
    optionsFor: (mover: L['mover']): { value: L['action']; label: string }[] => {
      const labels = moves
        .filter((move) => isMadeBy(move, [mover]))
        .map(({ action, label }) => [action, label] as const)
      return [...new Map(labels)].map(([value, label]) => ({ value, label }))
    },
    /** Lists every step from one state to the next that these movers make, or that anybody makes. */
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

function findMissing<L extends WorkflowTypes>({ needs = {} }: Move<L>, given: L['given']): Refusal | null {
  const missing = Object.entries<string | undefined>(needs).find(([need]) => !given[need as keyof L['given']])
  return missing?.[1] ? { path: missing[0], message: missing[1] } : null
}
