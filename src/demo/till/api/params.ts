import { parse } from 'qs'
import { z } from 'zod'
import type { Failure } from './failure.ts'
import { refused } from './failure.ts'

/** A form as Stripe reads it. */
export const readForm = (text: string): Record<string, unknown> =>
  parse(text, { depth: 10, arrayLimit: 100, parameterLimit: 1000 })

/** Checks a form; the first mistake is thrown as Stripe words it. */
export function checkForm<T extends z.ZodType>(schema: T, form: unknown): z.infer<T> {
  const parsed = schema.safeParse(form, { reportInput: true })
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw issue ? toFailure(issue) : refused('Invalid request')
}

function toFailure(issue: z.core.$ZodIssue): Failure {
  const names = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') {
    const name = nameOf([...names, issue.keys[0] ?? ''])
    return refused(`Received unknown parameter: ${name}`, 'parameter_unknown', name)
  }
  const name = nameOf(names)
  if (issue.input === undefined) {
    return refused(`Missing required param: ${name}.`, 'parameter_missing', name)
  }
  if (issue.input === '') {
    return refused(
      `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset.`,
      'parameter_invalid_empty',
      name,
    )
  }
  const [code, message] =
    issue.message === integerMessage
      ? ['parameter_invalid_integer', `Invalid integer: ${String(issue.input)}`]
      : [undefined, `Invalid ${name}: ${issue.message}`]
  return refused(message, code, name)
}

/** E.g. `line_items[0][price]`. */
const nameOf = ([first = '', ...rest]: string[]) => first + rest.map((part) => `[${part}]`).join('')

const integerMessage = 'not an integer'

/** Text that may not be empty, 5,000 characters at most. */
export const text = z.string().min(1).max(5000)
/** A whole number of at least 0. */
export const integer = z
  .string()
  .regex(/^\d{1,12}$/, integerMessage)
  .transform(Number)
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
/** Up to 50 words of our own. */
export const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((words) => Object.keys(words).length <= 50)
  .default({})
export const address = z.url({ protocol: /^https?$/ })
/** What every list can be asked for. */
export const page = {
  limit: integer.pipe(z.number().min(1).max(100)).default(10),
  starting_after: text.optional(),
  ending_before: text.optional(),
}
