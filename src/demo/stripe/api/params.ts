import { parse } from 'qs'
import { z } from 'zod'
import { type Failure, invalidRequest } from './failure.ts'

/** Parses a form as Stripe does. */
export const parseForm = (text: string): Record<string, unknown> =>
  parse(text, { depth: 10, arrayLimit: 100, parameterLimit: 1000 })

/** Validates a form; throws the first error with Stripe's message. */
export function checkForm<T extends z.ZodType>(schema: T, form: unknown): z.infer<T> {
  const parsed = schema.safeParse(form, { reportInput: true })
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw issue ? toFailure(issue) : invalidRequest('Invalid request')
}

function toFailure(issue: z.core.$ZodIssue): Failure {
  const names = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') {
    const name = nameOf([...names, issue.keys[0] ?? ''])
    return invalidRequest(`Received unknown parameter: ${name}`, 'parameter_unknown', name)
  }
  const name = nameOf(names)
  if (issue.input === undefined) {
    return invalidRequest(`Missing required param: ${name}.`, 'parameter_missing', name)
  }
  if (issue.input === '') {
    return invalidRequest(
      `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset.`,
      'parameter_invalid_empty',
      name,
    )
  }
  const [code, message] =
    issue.message === integerMessage
      ? ['parameter_invalid_integer', `Invalid integer: ${String(issue.input)}`]
      : [undefined, `Invalid ${name}: ${issue.message}`]
  return invalidRequest(message, code, name)
}

/** A parameter's name, e.g. `line_items[0][price]`. */
const nameOf = ([first = '', ...rest]: string[]) => first + rest.map((part) => `[${part}]`).join('')

const integerMessage = 'not an integer'

/** Non-empty text of at most 5,000 characters. */
export const text = z.string().min(1).max(5000)
/** A whole number of at least 0. */
export const integer = z
  .string()
  .regex(/^\d{1,12}$/, integerMessage)
  .transform(Number)
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
/** Up to 50 values of the caller. */
export const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((values) => Object.keys(values).length <= 50)
  .default({})
export const address = z.url({ protocol: /^https?$/ })
/** Parameters of every list. */
export const page = {
  limit: integer.pipe(z.number().min(1).max(100)).default(10),
  starting_after: text.optional(),
  ending_before: text.optional(),
}
