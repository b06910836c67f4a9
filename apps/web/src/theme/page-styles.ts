// What every page loads first, in this order.
import '@fontsource-variable/inter/wght.css';
import './tokens.css';
import './base.css';
