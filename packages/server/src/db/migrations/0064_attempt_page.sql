-- A payment that is taken up again must lead back to the page it is made from this time.
alter table payment_attempt add column return_url text;
