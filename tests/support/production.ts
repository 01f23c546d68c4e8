import { randomBytes } from 'node:crypto'

const random = () => randomBytes(32).toString('hex')

/** Everything that production requires beside the database, with secrets rolled for this run. */
export const productionSettings = (own: { BASE_URL: string; SMTP_URL: string }) => ({
  FABELHAIN_MODE: 'production',
  HOST: '127.0.0.1',
  AUTH_SECRET: random(),
  METRICS_TOKEN: random(),
  GOOGLE_CLIENT_ID: 'test',
  GOOGLE_CLIENT_SECRET: random(),
  STRIPE_SECRET_KEY: `sk_test_${random()}`,
  STRIPE_WEBHOOK_SECRET: random(),
  TRUSTED_PROXY: '127.0.0.1',
  OPERATOR_EMAIL: 'post@fabelhain.test',
  ...Object.fromEntries(
    [
      ...['NAME', 'ADDRESS', 'PHONE', 'REPRESENTATIVE', 'REGISTER', 'TAX_ID', 'RESPONSIBLE'],
      ...['PRIVACY_CONTACT', 'PRIVACY_AUTHORITY', 'HOSTING', 'MAIL_SERVICE'],
    ].map((name) => [`OPERATOR_${name}`, 'Probe']),
  ),
  ...own,
})
