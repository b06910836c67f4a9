import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './read-settings.ts';

describe('settings', () => {
  it('work without any being given', () => {
    const settings = readSettings({});
    expect(settings.PORT).toBe(3000);
    expect(settings.PUBLIC_URL).toBe('http://localhost:3000');
    expect(settings.DATA_DIR).toMatch(/\/data$/);
    expect(settings.DATABASE_URL).toBeUndefined();
  });

  it('let the environment win over the .env file, and take empty as not given', () => {
    expect(readSettings({ PORT: '4001' }, { PORT: '5001' }).PORT).toBe(4001);
    expect(readSettings({ PORT: '' }, { PORT: '5001' }).PORT).toBe(5001);
  });

  it.each([
    ['PORT', 'abc', 'PORT must be a whole number (it is "abc").'],
    ['PORT', '70000', 'PORT must be at most 65535 (it is "70000").'],
    ['PUBLIC_URL', 'ftp://x', 'PUBLIC_URL must be a web address'],
    ['DATABASE_URL', 'mysql://a', 'DATABASE_URL must start with postgres:// or postgresql://'],
    ['SMTP_URL', 'mail.example.com', 'SMTP_URL must start with smtp:// or smtps://'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of trace, debug, info, warn, error, silent'],
    ['TRUST_PROXY', 'everyone', 'TRUST_PROXY must be a list of addresses'],
    ['S3_FORCE_PATH_STYLE', 'maybe', 'S3_FORCE_PATH_STYLE must be true or false'],
    ['MAIL_FROM', 'a\r\nBcc: all', 'MAIL_FROM must be one line'],
  ])('name the wrong value of %s', (name, value, sentence) => {
    expect(() => readSettings({ [name]: value })).toThrow(sentence);
  });

  it('never show a password that stands in a wrong address', () => {
    const read = () => readSettings({ DATABASE_URL: 'mysql://me:hunter2@db' });
    expect(read).toThrow(SettingsError);
    expect(read).not.toThrow(/hunter2/);
  });

  it('list every wrong value at once', () => {
    expect(() => readSettings({ PORT: 'x', LOG_FORMAT: 'y' })).toThrow(/PORT.*LOG_FORMAT/s);
  });

  it('ask for the keys of a bucket', () => {
    expect(() => readSettings({ S3_BUCKET: 'videos' })).toThrow(
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed too',
    );
  });

  it('ask for both halves of the Google sign-in', () => {
    expect(() => readSettings({ GOOGLE_CLIENT_ID: 'us' })).toThrow(
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are needed together',
    );
  });
});
