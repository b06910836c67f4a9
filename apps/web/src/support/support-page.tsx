import { IconChevronRight } from '@tabler/icons-react';
import { sendsMail } from '../brand/sends-mail.ts';
import { helpAddress, helpPages } from '../help/help-pages.ts';
import { SitePage } from '../site/site-page.tsx';
import { Icon } from '../theme/icon.tsx';
import { ContactCard } from './contact-card.tsx';
import classes from './support-page.module.css';

const guidePages = helpPages.filter(({ section }) => section === 'support');

/** Where people go who are stuck: the guides, and a person to write to. */
export function SupportPage() {
  return (
    <SitePage>
      <div className={classes.page}>
        <header className={classes.head}>
          <h1 className={classes.title}>How can we help?</h1>
          <p className={classes.lead}>
            {sendsMail()
              ? 'A person reads every message and replies by email.'
              : 'Your message is kept for whoever runs this installation. No mail is sent from here, so we can’t promise an answer by email.'}{' '}
            You may find your answer in the guides right away.
          </p>
        </header>
        <ContactCard />
        <section aria-labelledby="guides" className={classes.guides}>
          <h2 id="guides" className={classes.heading}>
            Guides
          </h2>
          <ul className={classes.list}>
            {guidePages.map((page) => (
              <li key={page.slug}>
                <a href={helpAddress(page)} className={classes.guide}>
                  <span className={classes.name}>{page.title}</span>
                  <span className={classes.summary}>{page.summary}</span>
                  <Icon shape={IconChevronRight} sizePx={16} className={classes.arrow} />
                </a>
              </li>
            ))}
          </ul>
          <p className={classes.more}>
            You’ll find the details of each feature in the <a href="/docs">documentation</a>.
          </p>
        </section>
      </div>
    </SitePage>
  );
}
